type Switch = "MARKDOWN_PAGES" | "OFFLINE_PAGES" | "PRODUCT_FEEDS";

/** On unless an operator has turned it off. Read directly: a build has no other settings. */
export const isOn = (name: Switch): boolean => process.env[name] !== "off";
