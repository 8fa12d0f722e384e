import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { QuestionPage } from "@/components/care/question/question-page";
import { findGoods } from "@/lib/cached/goods";
import { readQuestions } from "@/lib/cached/question";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { missingMetadata } from "@/lib/seo/missing";
import { followedOnly, pageMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/goods_questions/[id]">;

/** No goods has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

/** Search engines keep the page of the goods, which has the newest of them. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const goods = await findGoods((await params).id);
	if (!goods) return missingMetadata();
	const t = await getTranslations("question");
	const words = {
		title: t("pageTitle", { name: goods.name }),
		description: t("note"),
		path: paths.goodsQuestions(goods.id),
	};
	return { ...(await pageMetadata(words)), robots: followedOnly };
}

export default async function QuestionsPage({ params }: Props) {
	const goods = await findGoods((await params).id);
	if (!goods) notFound();
	const questions = await readQuestions(await currentLocale(), goods.id);
	return <QuestionPage goods={goods} questions={questions} />;
}
