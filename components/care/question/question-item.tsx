import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Answer, Question } from "@/gateway/contract/care/question";
import { describeLocale } from "@/gateway/contract/locale";
import { formatDay } from "@/lib/format/format-date";

interface QuestionItemProps {
	question: Question;
	/** Only who asked sees it yet. */
	isWaiting?: boolean;
	children?: ReactNode;
}

/** A question and its answers. Made on the server on the page of the goods, in the browser elsewhere. */
export function QuestionItem(props: QuestionItemProps) {
	const { question, isWaiting, children } = props;
	const t = useTranslations("question");
	const { id, text, nickname, createdAt, locale, answers } = question;
	return (
		<li className="rule-below stack gap-x2" id={`question-${id}`} tabIndex={-1}>
			<p
				className="strong size-reading text-pretty anywhere"
				lang={describeLocale(locale).language}
			>
				{text}
			</p>
			<p className="note">
				{isWaiting ? (
					t("waiting")
				) : (
					<>
						{nickname} · <Day moment={createdAt} />
					</>
				)}
			</p>
			{answers.map((answer) => (
				<AnswerText key={answer.id} answer={answer} />
			))}
			{answers.length === 0 && !isWaiting && (
				<p className="soft">{t("none")}</p>
			)}
			{children}
		</li>
	);
}

function AnswerText({ answer }: { answer: Answer }) {
	const t = useTranslations("question.answer");
	const { isSellers, nickname, text, locale, createdAt } = answer;
	return (
		<div className="stack gap-x1 as-well pad-x3">
			<p className="note">
				<b>{isSellers ? t("seller") : `${nickname} · ${t("buyer")}`}</b> ·{" "}
				<Day moment={createdAt} />
			</p>
			<p
				className="text-pretty anywhere"
				lang={describeLocale(locale).language}
			>
				{text}
			</p>
		</div>
	);
}

function Day({ moment }: { moment: string }) {
	return <time dateTime={moment}>{formatDay(moment, useLocale())}</time>;
}
