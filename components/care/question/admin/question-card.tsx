"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { ReplyForm } from "@/components/sales/order/admin/reply-form";
import { useCommand } from "@/components/sales/order/admin/use-order-admin";
import { CardRow, LineRows } from "@/components/sales/order/order-styles";
import { Moment } from "@/components/ui/moment";
import { Picture } from "@/components/ui/picture";
import type { StaffQuestion } from "@/gateway/contract/care/question-admin";
import { answerLengthMax } from "@/gateway/contract/care/question-terms";
import { describeLocale } from "@/gateway/contract/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { Publication } from "./publication";

interface QuestionCardProps {
	question: StaffQuestion;
	/** The first on its page. */
	isNext: boolean;
}

/** What somebody asks, what was answered, and what of it everybody sees. */
export function QuestionCard({ question, isNext }: QuestionCardProps) {
	const t = useTranslations("console.questions");
	const titleId = useId();
	const { id, goods, merchant, answers, state } = question;
	return (
		<LineRows
			as="article"
			className="card"
			aria-labelledby={titleId}
			data-question={id}
		>
			<div className="line">
				<Picture source={goods.image} alt="" width={64} />
				<div className="what anywhere">
					<h2 id={titleId}>
						<Link href={paths.goods(goods.id)}>{goods.name}</Link>
					</h2>
					<p className="soft">{merchant.name}</p>
				</div>
			</div>
			<CardRow as="p">
				<b>{question.nickname}</b>
				<Moment at={question.createdAt} />
			</CardRow>
			<p className="strong" lang={describeLocale(question.locale).language}>
				{question.text}
			</p>
			<Publication id={id} answerId={null} state={state} />
			{answers.map((answer) => (
				<div key={answer.id} className="stack gap-x2">
					<p
						className="quote as-well"
						lang={describeLocale(answer.locale).language}
					>
						<b>{answer.isSellers ? t("replied") : t("buyer")}</b> {answer.text}
					</p>
					<Publication id={id} answerId={answer.id} state={answer.state} />
				</div>
			))}
			{!answers.some(({ isSellers }) => isSellers) && (
				<Reply id={id} isNext={isNext} />
			)}
		</LineRows>
	);
}

function Reply({ id, isNext }: { id: number; isNext: boolean }) {
	const t = useTranslations("console.questions");
	const { run } = useCommand();
	return (
		<ReplyForm
			label={t("reply")}
			sendLabel={t("send")}
			lengthMax={answerLengthMax}
			isNext={isNext}
			send={(text) =>
				run(
					(api) =>
						api.post("/api/operator/question/reply", { body: { id, text } }),
					t("done"),
				)
			}
		/>
	);
}
