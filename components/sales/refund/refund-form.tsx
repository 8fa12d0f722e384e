"use client";

import { FormProvider } from "react-hook-form";
import { Part } from "@/components/sales/order/order-styles";
import { ExchangeChoice } from "@/components/sales/return/exchange-choice";
import { ReturnChoice } from "@/components/sales/return/return-choice";
import type { RefundReason } from "@/gateway/contract/sales/refund-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { bodyOf, type Offer, type RefundDraft } from "./draft";
import { LineChoice } from "./line-choice";
import { ReasonField } from "./reason-field";
import { RefundPictures } from "./refund-pictures";
import { RefundSum } from "./refund-sum";
import { RemarkField } from "./remark-field";
import { useApply } from "./use-apply";
import { useRefundForm } from "./use-refund-form";

export interface RefundFormProps {
	offer: Offer;
	reasons: { reason: RefundReason; name: string }[];
	lineId: number | undefined;
	/** What can go back is no longer what stands here. */
	onChanged: () => void;
}

/** What goes back and why, with what is paid for it in sight. */
export function RefundForm(props: RefundFormProps) {
	const { offer, reasons, lineId, onChanged } = props;
	const form = useRefundForm(offer, lineId);
	const { send, isSending, fault } = useApply(onChanged);

	function apply(draft: RefundDraft) {
		const body = bodyOf(offer, draft);
		if (body) void send(body);
	}
	return (
		<FormProvider {...form}>
			<form
				{...sentByScript}
				className="beside-sum at-start"
				noValidate
				onSubmit={form.handleSubmit(apply)}
			>
				<div className="stack cols-1 gap-x4">
					<LineChoice offer={offer} />
					<ReturnChoice offer={offer} />
					<ExchangeChoice offer={offer} />
					<Part as="div">
						<ReasonField reasons={reasons} />
						<RemarkField />
						<RefundPictures />
					</Part>
				</div>
				<RefundSum offer={offer} isSending={isSending} fault={fault} />
			</form>
		</FormProvider>
	);
}
