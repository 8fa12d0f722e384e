"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Actions, Part } from "@/components/sales/order/order-styles";
import { ProofPictures } from "@/components/sales/refund/refund-proof";
import { Button } from "@/components/ui/button";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { formatDay } from "@/lib/format/format-date";
import { DisputeWords } from "./dispute-words";
import { ObjectForm } from "./object-form";

/** A way to object to a refusal while there is time, and what came of it. */
export function DisputePart({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund.dispute");
	const locale = useLocale();
	const [isOpen, setOpen] = useState(false);
	const { refundNo, dispute, objectUntil } = refund;
	if (dispute)
		return (
			<Part aria-labelledby="dispute">
				<h2 id="dispute">{t("title")}</h2>
				<DisputeWords dispute={dispute} />
				<ProofPictures images={dispute.images} />
			</Part>
		);
	if (!objectUntil) return null;
	return (
		<Part aria-labelledby="dispute">
			<h2 id="dispute">{t("title")}</h2>
			<p>{t("detail", { day: formatDay(objectUntil, locale) })}</p>
			{isOpen ? (
				<ObjectForm refundNo={refundNo} />
			) : (
				<Actions>
					<Button kind="quiet" onClick={() => setOpen(true)}>
						{t("ask")}
					</Button>
				</Actions>
			)}
		</Part>
	);
}
