import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Room } from "./rooms";

// messages: console.room.*
/** What stands in the tab of a browser; the layout keeps the whole back room out of search engines. */
export async function roomMetadata(name: Room["name"]): Promise<Metadata> {
	const t = await getTranslations("console.room");
	return { title: t(name) };
}
