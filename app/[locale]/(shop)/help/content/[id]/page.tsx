import { notFound } from "next/navigation";
import { HelpWords } from "@/components/content/help/help-words";
import { readHelpArticle } from "@/lib/cached/help";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { wordsMetadata } from "@/lib/seo/help";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/help/content/[id]">;

/** No article has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

async function findArticle({ params }: Props) {
	const { id } = await params;
	if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
	return readHelpArticle(await currentLocale(), Number(id));
}

export async function generateMetadata(props: Props) {
	const article = await findArticle(props);
	if (!article) return {};
	const { id, name, content } = article;
	return wordsMetadata({ title: name, content, path: paths.help(id) });
}

export default async function HelpArticlePage(props: Props) {
	const article = await findArticle(props);
	if (!article) notFound();
	const { id, name, content, updatedOn } = article;
	return (
		<HelpWords
			title={name}
			content={content}
			updatedOn={updatedOn}
			place={{ article: id }}
		/>
	);
}
