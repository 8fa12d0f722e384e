"use client";

import { useTranslations } from "next-intl";
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

/** Each leads to itself in full. */
export function ProofPictures({ images }: { images: string[] }) {
	const t = useTranslations("refund");
	if (images.length === 0) return null;
	return (
		<ul className="flow wraps gap-x3">
			{images.map((path, at) => (
				<li key={path}>
					<a href={path} target="_blank" rel="noreferrer">
						{/* biome-ignore lint/performance/noImgElement: the gateway made it small. */}
						<img
							className="as-picture"
							src={path}
							alt={t("picture", { number: at + 1 })}
							width={88}
							height={88}
							loading="lazy"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
