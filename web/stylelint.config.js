/** Colours and sizes have names: src/colours.css, src/sizes.css. */
const LOOSE = /(^|\s)[\d.]+(rem|px)(?=\/|\s|$)/;

export default {
    overrides: [
        { files: ["**/*.svelte"], customSyntax: "postcss-html" },
        { files: ["src/colours.css"], rules: { "color-no-hex": null } },
        { files: ["src/sizes.css"], rules: { "declaration-property-value-disallowed-list": null } },
    ],
    ignoreFiles: ["node_modules/**"],
    reportDescriptionlessDisables: true,
    reportNeedlessDisables: true,
    rules: {
        "color-named": "never",
        "color-no-hex": true,
        "color-no-invalid-hex": true,
        "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
        "declaration-property-value-disallowed-list": { "/^font(-size)?$/": [LOOSE] },
        "block-no-empty": true,
        "declaration-block-no-duplicate-properties": [
            true,
            { ignore: ["consecutive-duplicates-with-different-values"] },
        ],
        "declaration-block-no-duplicate-custom-properties": true,
        "function-calc-no-unspaced-operator": true,
        "keyframe-block-no-duplicate-selectors": true,
        "no-duplicate-selectors": null,
        "property-no-unknown": true,
        "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
        "unit-no-unknown": true,
    },
};
