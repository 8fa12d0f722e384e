import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { TextBlock } from "@/gateway/contract/content/help";
import { paths } from "@/lib/routes/paths";
import { pageMetadata } from "./page-metadata";

interface Words {
	title: string;
	content: TextBlock[];
	/** Without prefix. */
	path: string;
}

/** An article or an agreement: its first paragraph says what it is about. */
export function wordsMetadata({ title, content, path }: Words) {
	const description =
		content.find(({ kind }) => kind === "paragraph")?.text ?? title;
	return pageMetadata({ title, description, path });
}

export async function helpCentreMetadata(): Promise<Metadata> {
	const t = await getTranslations("help");
	const content: TextBlock[] = [{ kind: "paragraph", text: t("description") }];
	return wordsMetadata({ title: t("title"), content, path: paths.help() });
}
