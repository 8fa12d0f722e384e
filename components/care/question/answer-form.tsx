"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { answerLengthMax } from "@/gateway/contract/care/question-terms";
import { WriteForm } from "./write-form";

/** Folded until somebody wants to answer. */
export function AnswerForm({ questionId }: { questionId: number }) {
	const t = useTranslations("question");
	const [isOpen, setOpen] = useState(false);
	if (!isOpen)
		return (
			<p>
				<button
					type="button"
					className="target as-link"
					onClick={() => setOpen(true)}
				>
					{t("answer.open")}
				</button>
			</p>
		);
	return (
		<WriteForm
			draftOf={`answer ${questionId}`}
			lengthMax={answerLengthMax}
			words={{
				label: t("answer.label"),
				send: t("answer.send"),
				sent: t("answer.sent"),
				empty: t("answer.empty"),
				failed: t("ask.failed"),
			}}
			hasFocus
			send={(api, text) =>
				api.post("/api/front/product/question/answer", {
					body: { questionId, text },
				})
			}
		/>
	);
}
