"use client";

import { useTranslations } from "next-intl";
import { SentPictures } from "@/components/platform/upload/sent-pictures";
import { Part } from "@/components/sales/order/order-styles";
import type { RefundDetail } from "@/gateway/contract/sales/refund";

// messages: refund.reason.*

/** Why it goes back, as the shopper said and showed it. */
export function RefundProof({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund");
	const { reason, remark, images } = refund;
	return (
		<Part aria-labelledby="why">
			<h2 id="why">{t("why")}</h2>
			<p>{t(`reason.${reason}`)}</p>
			{remark && <p style={{ whiteSpace: "pre-line" }}>{remark}</p>}
			<ProofPictures images={images} />
		</Part>
	);
}

export function ProofPictures({ images }: { images: string[] }) {
	const t = useTranslations("refund");
	const nameOf = (number: number) => t("picture", { number });
	return <SentPictures paths={images} size={88} nameOf={nameOf} />;
}
