"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { browserApi } from "@/lib/api/browser";
import { QuestionItem } from "./question-item";

interface MoreQuestionsProps {
	goodsId: number;
	page: number;
	below: (id: number) => ReactNode;
}

/** A further page of questions; its first one takes the focus, so that reading goes on there. */
export function MoreQuestions({ goodsId, page, below }: MoreQuestionsProps) {
	const t = useTranslations("question.list");
	const locale = useLocale();
	const { data, error, mutate, isValidating } = useSWR(
		["questions", locale, goodsId, page],
		() =>
			browserApi(locale).get("/api/front/product/question/list/{id}", {
				params: { id: goodsId },
				query: { page },
			}),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	const first = data?.list[0]?.id;

	useEffect(() => {
		if (first === undefined) return;
		const element = document.getElementById(`question-${first}`);
		element?.focus({ preventScroll: true });
	}, [first]);

	if (error && !isValidating)
		return (
			<li className="stack gap-x2" role="alert">
				<p>{t("failed")}</p>
				<Button kind="quiet" onClick={() => mutate()}>
					{t("retry")}
				</Button>
			</li>
		);
	if (!data)
		return (
			<li role="status" className="soft">
				{t("loading")}
			</li>
		);
	return data.list.map((question) => (
		<QuestionItem key={question.id} question={question}>
			{below(question.id)}
		</QuestionItem>
	));
}
