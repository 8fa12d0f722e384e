"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { type Ref, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Labelled } from "@/components/ui/form/field";
import type { StaffApplication } from "@/gateway/contract/marketplace/merchant-application-admin";
import { rejectionLengthMax } from "@/gateway/contract/marketplace/merchant-application-terms";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { Reason } from "./reason-styles";

const ConfirmSheet = dynamic(
	() =>
		import("@/components/layout/confirm-sheet").then((one) => one.ConfirmSheet),
	{ ssr: false },
);

interface DecisionProps {
	application: StaffApplication;
	/** Without an application where somebody else may have decided. */
	onDecided: (after?: StaffApplication) => Promise<unknown>;
}

type Answer = "approve" | "reject";

// messages: console.applications.approve.* console.applications.reject.*

/** Yes, or no with a reason; asked once more before it is mailed. */
export function Decision({ application, onDecided }: DecisionProps) {
	const t = useTranslations("console.applications");
	const id = useId();
	const [reason, setReason] = useState("");
	const [isMissing, setMissing] = useState(false);
	const [asked, setAsked] = useState<Answer>();
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);

	function ask(answer: Answer, from: HTMLButtonElement) {
		const lacksReason = answer === "reject" && !reason.trim();
		setMissing(lacksReason);
		if (lacksReason) return field.current?.focus();
		opener.current = from;
		setAsked(answer);
		setOpen(true);
	}
	const decide = useDecide({ application, onDecided }, asked, reason);
	return (
		<section className="card" aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`}>{t("decision")}</h2>
			<ReasonField
				ref={field}
				value={reason}
				isMissing={isMissing}
				onChange={setReason}
			/>
			<div className="flow wraps gap-x2">
				{(["approve", "reject"] as const).map((answer) => (
					<Button
						key={answer}
						kind={answer === "approve" ? "primary" : "quiet"}
						aria-haspopup="dialog"
						onClick={({ currentTarget }) => ask(answer, currentTarget)}
					>
						{t(`${answer}.ask`)}
					</Button>
				))}
			</div>
			{asked && (
				<ConfirmSheet
					isOpen={isOpen}
					onOpenChange={setOpen}
					opener={opener}
					title={t(`${asked}.title`)}
					detail={
						<>
							<p>{t(`${asked}.detail`, { name: application.companyName })}</p>
							{asked === "reject" && <Reason>{reason}</Reason>}
						</>
					}
					confirmLabel={t(`${asked}.ask`)}
					keepLabel={t("keep")}
					closeLabel={t("close")}
					failed={t("failed")}
					onConfirm={decide}
				/>
			)}
		</section>
	);
}

/** Mails the answer; whoever comes too late is shown the other one's. */
function useDecide(
	{ application: { id }, onDecided }: DecisionProps,
	asked: Answer | undefined,
	reason: string,
) {
	const t = useTranslations("console.applications");
	const api = browserApi(useLocale());
	return async () => {
		try {
			const after = await (asked === "approve"
				? api.post("/api/operator/application/approve/{id}", { params: { id } })
				: api.post("/api/operator/application/reject/{id}", {
						params: { id },
						body: { reason },
					}));
			notify(t(`${asked ?? "approve"}.done`));
			await onDecided(after);
		} catch (error) {
			await onDecided();
			throw error;
		}
	};
}

interface ReasonFieldProps {
	ref: Ref<HTMLTextAreaElement>;
	value: string;
	isMissing: boolean;
	onChange: (reason: string) => void;
}

function ReasonField({ ref, value, isMissing, onChange }: ReasonFieldProps) {
	const t = useTranslations("console.applications");
	return (
		<Labelled
			label={t("reason")}
			hint={t("reasonHint")}
			fault={isMissing ? t("reasonMissing") : undefined}
		>
			{(control) => (
				<textarea
					{...control}
					ref={ref}
					value={value}
					maxLength={rejectionLengthMax}
					onChange={({ target }) => onChange(target.value)}
				/>
			)}
		</Labelled>
	);
}
