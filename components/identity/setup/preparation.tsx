"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { AskFirst } from "@/components/layout/ask-first";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";
import { StepRow } from "./step-row";
import { steps, usePreparation } from "./use-preparation";

// messages: console.setup.step.*

/** What a shop needs before it opens, and the button that opens it. */
export function Preparation() {
	const t = useTranslations("console.setup");
	const locale = useLocale();
	const { found, error, ask } = usePreparation();
	if (!found)
		return error ? (
			<ListFault onRetry={() => void ask()} />
		) : (
			<ListSkeleton height={72} />
		);
	const { isDone, siteUrl, isOpen } = found;
	const missing = steps.filter((step) => !isDone[step]);

	async function open() {
		await browserApi(locale).post("/api/operator/setup/open");
		notify(t("open.title"));
		await ask();
	}
	return (
		<Frame className="stack cols-1 gap-x4">
			<ol className="card stack">
				{steps.map((step) => (
					<StepRow
						key={step}
						step={step}
						isDone={isDone[step]}
						siteUrl={siteUrl}
					/>
				))}
			</ol>
			<div className="card">
				<h2>{t(isOpen ? "open.title" : "opening.title")}</h2>
				<p className="text-pretty">
					{t(isOpen ? "open.detail" : "opening.detail")}
				</p>
				{isOpen ? (
					<LinkButton kind="quiet" href={paths.home()}>
						{t("open.visit")}
					</LinkButton>
				) : (
					<AskFirst
						kind="primary"
						label={t("opening.submit")}
						title={t("opening.ask")}
						detail={
							missing.length > 0
								? t("opening.missing", {
										steps: missing
											.map((step) => t(`step.${step}.title`))
											.join(t("opening.comma")),
									})
								: t("opening.ready")
						}
						keepLabel={t("opening.keep")}
						closeLabel={t("opening.close")}
						failed={t("failed")}
						onConfirm={open}
					/>
				)}
			</div>
		</Frame>
	);
}

const Frame = styled.div`
	max-width: 720px;
`;
