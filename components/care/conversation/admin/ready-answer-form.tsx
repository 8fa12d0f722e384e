"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LineField } from "@/components/layout/console/form/fields";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import {
	messageLengthMax,
	readyAnswerTitleMax,
} from "@/gateway/contract/care/conversation-terms";
import type { ReadyAnswer } from "@/gateway/contract/care/ready-answer";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

interface ReadyAnswerFormProps {
	/** Undefined for a new one. */
	known: ReadyAnswer | undefined;
	onDone: () => Promise<void>;
}

export function ReadyAnswerForm({ known, onDone }: ReadyAnswerFormProps) {
	const t = useTranslations("console.conversations.ready");
	const words = useTranslations("console.form");
	const locale = useLocale();
	const initial = { title: known?.title ?? "", text: known?.text ?? "" };
	const form = useAdminForm(initial, async (values) => {
		await browserApi(locale).post(
			"/api/operator/conversation/ready-answer/save",
			{ body: { id: known?.id ?? null, ...values } },
		);
		notify(t("saved", { title: values.title }));
		await onDone();
	});
	return (
		<AdminForm
			form={form}
			after={
				<Button kind="quiet" onClick={() => void onDone()}>
					{words("back")}
				</Button>
			}
		>
			<div className="card">
				<LineField
					path="title"
					label={t("title")}
					hint={t("titleHint")}
					maxLength={readyAnswerTitleMax}
				/>
				<LinesField
					path="text"
					label={t("text")}
					rows={5}
					maxLength={messageLengthMax}
				/>
			</div>
		</AdminForm>
	);
}
