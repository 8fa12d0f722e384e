"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import type { DataOf } from "@/gateway/contract/call";
import type { listQuestions } from "@/gateway/contract/care/question";
import { useSignedIn } from "@/lib/session/signed-in";
import { AnswerForm } from "./answer-form";
import { AskForm } from "./ask-form";
import { MoreQuestions } from "./more-questions";
import { QuestionItem } from "./question-item";

interface QuestionBoardProps {
	goodsId: number;
	/** The newest, made on the server. */
	first: DataOf<typeof listQuestions>;
}

const nothingOwn = { waiting: [], mayAnswer: false };

/** Where one asks, what of it waits, and all questions; who has the goods answers. */
export function QuestionBoard({ goodsId, first }: QuestionBoardProps) {
	const t = useTranslations("question");
	const uid = useSignedIn()?.uid;
	const { found: own, ask: refetch } = useAccountList(
		["questions", goodsId, uid],
		async (api) =>
			uid === undefined
				? undefined
				: api.get("/api/front/product/question/own/{id}", {
						params: { id: goodsId },
					}),
	);
	const [pages, setPages] = useState(1);
	const further = Array.from({ length: pages - 1 }, (_, at) => at + 2);
	// What was last found stays while nobody is signed in.
	const { waiting, mayAnswer } = (uid !== undefined && own) || nothingOwn;
	const below = (id: number) => mayAnswer && <AnswerForm questionId={id} />;
	return (
		<>
			<AskForm goodsId={goodsId} onAsked={() => void refetch()} />
			{first.total + waiting.length === 0 && (
				<p className="soft">{t("empty")}</p>
			)}
			<ul className="questions">
				{waiting.map((question) => (
					<QuestionItem key={question.id} question={question} isWaiting />
				))}
				{first.list.map((question) => (
					<QuestionItem key={question.id} question={question}>
						{below(question.id)}
					</QuestionItem>
				))}
				{further.map((page) => (
					<MoreQuestions
						key={page}
						goodsId={goodsId}
						page={page}
						below={below}
					/>
				))}
			</ul>
			{pages < first.totalPage && (
				<Button
					kind="quiet"
					className="more"
					onClick={() => setPages(pages + 1)}
				>
					{t("list.show")}
				</Button>
			)}
		</>
	);
}
