"use client";

import { useTranslations } from "next-intl";
import { questionLengthMax } from "@/gateway/contract/care/question-terms";
import { WriteForm } from "./write-form";

interface AskFormProps {
	goodsId: number;
	onAsked: () => void;
}

export function AskForm({ goodsId, onAsked }: AskFormProps) {
	const t = useTranslations("question.ask");
	return (
		<WriteForm
			draftOf={`question ${goodsId}`}
			lengthMax={questionLengthMax}
			words={{
				label: t("label"),
				hint: t("hint"),
				send: t("send"),
				sent: t("sent"),
				empty: t("empty"),
				failed: t("failed"),
			}}
			send={(api, text) =>
				api.post("/api/front/product/question/ask", {
					body: { goodsId, text },
				})
			}
			onSent={onAsked}
		/>
	);
}
