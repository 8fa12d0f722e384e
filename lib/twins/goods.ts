import { readGoods } from "@/lib/cached/goods";
import { readQuestions } from "@/lib/cached/question";
import { readReviews } from "@/lib/cached/review";
import { paths } from "@/lib/routes/paths";
import { describeGoods, questionParts } from "./describe-goods";
import type { Speech } from "./speech";

export async function goodsTwin(speech: Speech, id: number) {
	const { locale } = speech;
	const goods = await readGoods(locale, id);
	if (!goods) return undefined;
	const [reviews, questions] = await Promise.all([
		readReviews(locale, id).catch(() => undefined),
		readQuestions(locale, id).catch(() => undefined),
	]);
	return describeGoods(goods, { reviews, questions }, speech);
}

export async function questionsTwin(speech: Speech, id: number) {
	const { locale, t } = speech;
	const goods = await readGoods(locale, id);
	if (!goods) return undefined;
	return {
		title: t("question.pageTitle", { name: goods.name }),
		path: paths.goodsQuestions(id),
		parts: questionParts(await readQuestions(locale, id), speech),
	};
}
