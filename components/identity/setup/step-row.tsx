"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { Icon } from "@/components/ui/icon";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { roomOf, type Step } from "./use-preparation";

interface StepRowProps {
	step: Step;
	isDone: boolean;
	siteUrl: string;
}

// messages: console.setup.step.*

/** One step: whether it is done, what it is for, and where it is done. */
export function StepRow({ step, isDone, siteUrl }: StepRowProps) {
	const t = useTranslations("console.setup");
	const room = roomOf[step];
	return (
		<li className="setting">
			<Icon
				name={isDone ? "circle-check" : "circle-alert"}
				className={isDone ? "jade" : "soft"}
				size={22}
			/>
			<span className="visually-hidden">{t(isDone ? "done" : "due")}</span>
			<span className="what stack anywhere">
				<b className="size-reading strong">{t(`step.${step}.title`)}</b>
				<span className="soft">{t(`step.${step}.detail`, { siteUrl })}</span>
			</span>
			{room && (
				<LinkButton kind="quiet" href={room}>
					{t(isDone ? "look" : "go")}
				</LinkButton>
			)}
			{step === "mail" && <TrialMail />}
		</li>
	);
}

function TrialMail() {
	const t = useTranslations("console.setup");
	const locale = useLocale();
	const [failure, setFailure] = useState<string>();

	async function send() {
		setFailure(undefined);
		try {
			const api = browserApi(locale);
			const { email } = await api.post("/api/operator/setup/mail");
			notify(t("mailSent", { email }));
		} catch (error) {
			const said = error instanceof ApiError ? error.message : "";
			setFailure(said || t("failed"));
		}
	}
	return (
		<>
			<Button kind="quiet" onClick={() => void send()}>
				{t("sendMail")}
			</Button>
			<FormFault words={failure} />
		</>
	);
}
