"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import type { DataOf } from "@/gateway/contract/call";
import type {
	LinkRequest,
	readLinkRequest,
} from "@/gateway/contract/identity/linking";
import { browserApi } from "@/lib/api/browser";
import { GoBack } from "./go-back";
import { LinkOutcome, type LinkOutcomeKind, outcomeOf } from "./link-outcome";
import { LinkTerms } from "./link-terms";

interface LinkQuestionProps {
	asked: LinkRequest;
	wanted: Exclude<DataOf<typeof readLinkRequest>, { address: string }>;
}

/** Who asks for what, and the member's answer. */
export function LinkQuestion({ asked, wanted }: LinkQuestionProps) {
	const t = useTranslations("linkProgram");
	const locale = useLocale();
	const [isBusy, setBusy] = useState(false);
	const [address, setAddress] = useState<string>();
	const [failure, setFailure] = useState<LinkOutcomeKind>();
	const { program, host, scopes } = wanted;

	async function answer(isAllowed: boolean) {
		if (isBusy) return;
		setBusy(true);
		setFailure(undefined);
		try {
			const body = { ...asked, isAllowed };
			const path = "/api/front/user/program/answer";
			setAddress((await browserApi(locale).post(path, { body })).address);
		} catch (error) {
			setFailure(outcomeOf(error));
		}
		setBusy(false);
	}

	if (address) return <GoBack address={address} />;
	if (failure && failure !== "failed")
		return <LinkOutcome kind={failure} onRetry={() => setFailure(undefined)} />;
	return (
		<>
			<div className="device stack gap-x1 full">
				<strong className="head-title anywhere">{program}</strong>
				<span className="soft anywhere">{host}</span>
			</div>
			<LinkTerms scopes={scopes} />
			<div className="stack gap-x3 full">
				<Button
					kind="primary"
					aria-disabled={isBusy}
					onClick={() => void answer(true)}
				>
					{t("allow")}
				</Button>
				<Button
					kind="quiet"
					aria-disabled={isBusy}
					onClick={() => void answer(false)}
				>
					{t("refuse")}
				</Button>
			</div>
			<FormFault words={failure && t("failed")} />
		</>
	);
}
