import { useTranslations } from "next-intl";
import { questionsBesideGoods } from "@/gateway/contract/care/question-terms";
import type { GoodsQuestions } from "@/lib/cached/question";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { QuestionItem } from "./question-item";

interface QuestionSectionProps {
	goodsId: number;
	questions: GoodsQuestions;
}

/** The newest questions on the page of their goods, and the way to all of them and to asking. */
export function QuestionSection({ goodsId, questions }: QuestionSectionProps) {
	const t = useTranslations("question");
	const { list, total } = questions;
	return (
		<section
			className="questions stack gap-x2 as-panel pad-x5"
			aria-labelledby="questions-heading"
		>
			<h2 id="questions-heading" className="head-reading">
				{t("title")}
			</h2>
			{total === 0 ? (
				<p className="soft">{t("empty")}</p>
			) : (
				<ul>
					{list.slice(0, questionsBesideGoods).map((question) => (
						<QuestionItem
							key={question.id}
							question={{ ...question, answers: question.answers.slice(0, 1) }}
						/>
					))}
				</ul>
			)}
			<Link href={paths.goodsQuestions(goodsId)} className="target as-link">
				{total === 0 ? t("first") : t("more", { count: total })}
			</Link>
		</section>
	);
}
