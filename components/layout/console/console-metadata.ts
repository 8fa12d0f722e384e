import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ConsoleEntry } from "./console-entries";

// messages: console.page.*
/** What stands in the tab of a browser; the layout keeps the whole console out of search engines. */
export async function consoleMetadata(
	name: ConsoleEntry["name"],
): Promise<Metadata> {
	const t = await getTranslations("console.page");
	return { title: t(name) };
}
