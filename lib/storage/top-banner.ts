import { storageKey } from "./storage";

/** Name of the session's entry that remembers the closed banner. */
export const closedBannerEntry = "top-banner-closed";

/** Attribute of the document that keeps the banner out of sight. */
export const closedBannerAttribute = "data-top-banner-closed";

/**
 * Runs before the page is painted, so that a closed banner takes no place. It is the one inline script of the shop and
 * always the same text: a content security policy can name it by its hash.
 */
export const closedBannerScript = `try{sessionStorage.getItem("${storageKey(closedBannerEntry)}")&&document.documentElement.setAttribute("${closedBannerAttribute}","")}catch{}`;
