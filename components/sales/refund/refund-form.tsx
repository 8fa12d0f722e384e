"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import {
	type RefundReason,
	refundPicturesMax,
} from "@/gateway/contract/sales/refund-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { bodyOf, chosenLines, type Offer } from "./draft";
import { LineChoice } from "./line-choice";
import { ReasonField } from "./reason-field";
import { RefundSum } from "./refund-sum";
import { RemarkField } from "./remark-field";
import { useApply } from "./use-apply";
import { useRefundDraft } from "./use-refund-draft";

interface RefundFormProps {
	offer: Offer;
	reasons: { reason: RefundReason; name: string }[];
	lineId: number | undefined;
	/** What can go back is no longer what stands here. */
	onChanged: () => void;
}

/** What goes back and why, with what is paid for it in sight. */
export function RefundForm(props: RefundFormProps) {
	const { offer, reasons, lineId, onChanged } = props;
	const t = useTranslations("refund.confirm");
	const { draft, change } = useRefundDraft(offer, lineId);
	const [isTried, setTried] = useState(false);
	const { send, isSending, fault } = useApply(onChanged);
	const pictures = usePictures({
		model: "refund",
		countMax: refundPicturesMax,
		kept: draft.images,
		onChange: (images) => change({ images }),
	});
	const isNothing = chosenLines(offer, draft).length === 0;
	const waits = pictures.isSending || pictures.hasFailed;

	function submit(event: FormEvent) {
		event.preventDefault();
		setTried(true);
		const body = bodyOf(offer, draft);
		if (body && !waits) return void send(body);
		if (isNothing) return showPart("lines");
		showPart(draft.reason ? "pictures" : "reason");
	}
	return (
		<form
			{...sentByScript}
			className="beside-sum at-start"
			noValidate
			onSubmit={submit}
		>
			<div className="stack cols-1 gap-x4">
				<LineChoice
					offer={offer}
					quantities={draft.quantities}
					isMissing={isTried && isNothing}
					onChange={(quantities) => change({ quantities })}
				/>
				<div className="part">
					<ReasonField
						reasons={reasons}
						chosen={draft.reason}
						isMissing={isTried && !draft.reason}
						onChoose={(reason) => change({ reason })}
					/>
					<RemarkField
						value={draft.remark}
						onChange={(remark) => change({ remark })}
					/>
					<div id="refund-pictures">
						<PicturesField
							{...pictures}
							label={t("pictures")}
							countMax={refundPicturesMax}
						/>
						<p role="status" className="soft">
							{isTried && waits && t("picturesWait")}
						</p>
					</div>
				</div>
			</div>
			<RefundSum
				offer={offer}
				draft={draft}
				isSending={isSending}
				fault={fault}
			/>
		</form>
	);
}

/** Leads to what is still to be done. */
function showPart(part: "lines" | "reason" | "pictures"): void {
	const found = document.getElementById(`refund-${part}`);
	found?.scrollIntoView({ block: "center" });
	found
		?.querySelector<HTMLElement>("input:not([hidden]), select, button")
		?.focus({ preventScroll: true });
}
