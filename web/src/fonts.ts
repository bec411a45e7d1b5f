/** A Latin-extended font comes first: Japanese fonts lack Polish letters. */
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/cormorant/latin-500.css";
import "@fontsource/cormorant/latin-700.css";
import "@fontsource/cormorant/latin-ext-500.css";
import "@fontsource/cormorant/latin-ext-700.css";
