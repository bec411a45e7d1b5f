/** Words by the language and what they are about: `en-frame`, `pl-hako-onna`. Made by `words.ts`. */
declare module "virtual:words" {
  const words: Readonly<Record<string, () => Promise<string>>>;
  export default words;
}
