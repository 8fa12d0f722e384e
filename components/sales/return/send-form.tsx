"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Fault } from "@/components/sales/checkout/missed";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import type { ReturnDetail } from "@/gateway/contract/sales/return-detail";
import {
	courierLengthMax,
	trackingLengthMax,
} from "@/gateway/contract/sales/return-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { useRefundStep } from "./use-refund-step";

interface SendFormProps {
	refundNo: string;
	known: Pick<ReturnDetail, "courier" | "trackingNo">;
}

/** With whom the goods were sent; it can be put right until they are there. */
export function SendForm({ refundNo, known }: SendFormProps) {
	const t = useTranslations("refund.return.send");
	const { take, isSending, fault } = useRefundStep();
	const [courier, setCourier] = useState(known.courier ?? "");
	const [trackingNo, setTrackingNo] = useState(known.trackingNo ?? "");
	return (
		<form
			{...sentByScript}
			className="stack gap-x3"
			onSubmit={(event) => {
				event.preventDefault();
				void take(
					(api) =>
						api.post("/api/front/order/refund/send/{refundNo}", {
							params: { refundNo },
							body: { courier, trackingNo },
						}),
					t("done"),
				);
			}}
		>
			<Field
				label={t("courier")}
				value={courier}
				required
				maxLength={courierLengthMax}
				onChange={({ target }) => setCourier(target.value)}
			/>
			<Field
				label={t("trackingNo")}
				value={trackingNo}
				required
				maxLength={trackingLengthMax}
				onChange={({ target }) => setTrackingNo(target.value)}
			/>
			{fault && <Fault role="alert">{fault}</Fault>}
			<Button
				type="submit"
				kind={known.courier ? "quiet" : "primary"}
				aria-disabled={isSending || undefined}
			>
				{known.courier ? t("change") : t("do")}
			</Button>
		</form>
	);
}
