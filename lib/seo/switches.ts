/** On unless an operator has turned it off. Read directly: a build has no other settings. */
export const isOn = (name: "MARKDOWN_PAGES" | "PRODUCT_FEEDS"): boolean =>
	process.env[name] !== "off";
