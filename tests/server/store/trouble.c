/* A disk with troubles, put under a server by LD_PRELOAD. It minds the files whose path begins with $TROUBLE_FILES.

   Power cut: before a write or a truncation the old bytes go to "<file>.undo"; an fsync throws that away. What is found
   there after a SIGKILL was never fsynced, and tests/server/store/trouble.py takes it back.

   Errors: while the file $TROUBLE_SWITCH holds a number, writes and fsyncs of these files fail with it (EIO, ENOSPC), one
   of three. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static unsigned calls;

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static ssize_t really_pwrite(int fd, const void *bytes, size_t count, off_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
    return real(fd, bytes, count, at);
}

static ssize_t really_write(int fd, const void *bytes, size_t count) {
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(fd, bytes, count);
}

/* Whether the file is minded; if so, its path. The shared memory of SQLite's log is none: it is made anew. */
static int minded(int fd, char path[4096]) {
    const char *begin = getenv("TROUBLE_FILES");
    char link[64];
    if (!begin) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, 4000);
    if (length <= 0) return 0;
    path[length] = 0;
    if (strncmp(path, begin, strlen(begin))) return 0;
    return !strstr(path, "-shm") && !strstr(path, ".undo") && !strstr(path, " (deleted)");
}

/* The error that is due, or 0. */
static int trouble(void) {
    const char *lever = getenv("TROUBLE_SWITCH");
    char text[16] = {0};
    if (!lever) return 0;
    int fd = open(lever, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    ssize_t length = read(fd, text, sizeof text - 1);
    close(fd);
    return length > 0 && calls++ % 3 == 0 ? atoi(text) : 0;
}

/* One record: where, how long the file was, how many old bytes, the old bytes. */
static void remember(int fd, const char *path, off_t at, size_t count) {
    char undo[4096 + 8];
    struct stat file;
    if (fstat(fd, &file)) abort();
    size_t old = at >= file.st_size ? 0 : (size_t)(file.st_size - at) < count ? (size_t)(file.st_size - at) : count;
    char *record = malloc(24 + old);
    if (!record) abort();
    uint64_t head[3] = {(uint64_t)at, (uint64_t)file.st_size, old};
    memcpy(record, head, 24);
    /* The file may be open for writing only: it is read by another door. */
    int door = open(path, O_RDONLY | O_CLOEXEC);
    if (door < 0 || pread(door, record + 24, old, at) != (ssize_t)old) abort();
    close(door);
    snprintf(undo, sizeof undo, "%s.undo", path);
    int log = open(undo, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (log < 0 || really_write(log, record, 24 + old) != (ssize_t)(24 + old)) abort();
    close(log);
    free(record);
}

static ssize_t minded_pwrite(int fd, const void *bytes, size_t count, off_t at) {
    char path[4096];
    if (!minded(fd, path)) return really_pwrite(fd, bytes, count, at);
    pthread_mutex_lock(&one_at_a_time);
    int error = trouble();
    ssize_t done = -1;
    if (!error) {
        remember(fd, path, at, count);
        done = really_pwrite(fd, bytes, count, at);
        error = errno;
    }
    pthread_mutex_unlock(&one_at_a_time);
    errno = error;
    return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) { return minded_pwrite(fd, bytes, count, at); }
ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t at) { return minded_pwrite(fd, bytes, count, at); }

ssize_t write(int fd, const void *bytes, size_t count) {
    char path[4096];
    int was = errno;
    if (!minded(fd, path)) {
        errno = was;
        return really_write(fd, bytes, count);
    }
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t done = minded_pwrite(fd, bytes, count, at);
    if (done > 0) lseek(fd, at + done, SEEK_SET);
    return done;
}

static int minded_truncate(int fd, off_t length) {
    char path[4096];
    struct stat file;
    REAL(int, "ftruncate64", int, off_t);
    if (!minded(fd, path)) return real(fd, length);
    pthread_mutex_lock(&one_at_a_time);
    if (!fstat(fd, &file)) remember(fd, path, length, file.st_size > length ? (size_t)(file.st_size - length) : 0);
    int done = real(fd, length);
    pthread_mutex_unlock(&one_at_a_time);
    return done;
}

int ftruncate(int fd, off_t length) { return minded_truncate(fd, length); }
int ftruncate64(int fd, off_t length) { return minded_truncate(fd, length); }

/* Nothing needs to reach the real disk: the power of this machine stays on. */
static int minded_sync(int fd) {
    char path[4096], undo[4096 + 8];
    if (!minded(fd, path)) {
        REAL(int, "fdatasync", int);
        return real(fd);
    }
    pthread_mutex_lock(&one_at_a_time);
    int error = trouble();
    if (!error) {
        snprintf(undo, sizeof undo, "%s.undo", path);
        if (truncate(undo, 0) && errno != ENOENT) abort();
    }
    pthread_mutex_unlock(&one_at_a_time);
    errno = error;
    return error ? -1 : 0;
}

int fsync(int fd) { return minded_sync(fd); }
int fdatasync(int fd) { return minded_sync(fd); }

int unlink(const char *path) {
    char undo[4096 + 8];
    const char *begin = getenv("TROUBLE_FILES");
    REAL(int, "unlink", const char *);
    int done = real(path);
    if (!done && begin && !strncmp(path, begin, strlen(begin))) {
        snprintf(undo, sizeof undo, "%s.undo", path);
        real(undo);
        errno = 0;
    }
    return done;
}
