from kurayami.cli import main

main()
