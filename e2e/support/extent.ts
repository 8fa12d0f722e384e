import { byExtent } from "../../gateway/testing/extent";

/** Where buttons are pressed: on a phone, and in the full run on a desktop too. */
export const widths = byExtent([390], [390, 1440]);

/** For a test whose guarantee another test of the quick run holds. */
export const fullOnly = { tag: "@full" };

interface StoryVariant {
	locale: "zh-CN" | "en";
	width: number;
}

const onPhone: StoryVariant = { locale: "zh-CN", width: 390 };
const onDesktop: StoryVariant = { locale: "en", width: 1440 };

/** How a long story is told: on a phone, and in the full run in another language on a desktop. */
export const storyVariants = byExtent([onPhone], [onPhone, onDesktop]);
