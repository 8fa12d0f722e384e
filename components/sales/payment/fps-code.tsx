"use client";

import { useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { drawQrCode } from "@/lib/format/qr-picture";
import { paths } from "@/lib/routes/paths";

interface FpsCodeProps {
	text: string;
	reference: string;
	orderNo: string;
	onBack: () => void;
}

/** A code for a banking app, and the reference by which the money is found. */
export function FpsCode({ text, reference, orderNo, onBack }: FpsCodeProps) {
	const t = useTranslations("checkout.fps");
	const picture = `data:image/svg+xml,${encodeURIComponent(drawQrCode(text))}`;
	return (
		<section className="part">
			<h2>{t("title")}</h2>
			<p className="soft">{t("how")}</p>
			{/* biome-ignore lint/performance/noImgElement: drawn on the device. */}
			<img
				className="qr-code"
				src={picture}
				alt={t("code")}
				width={240}
				height={240}
			/>
			<p className="text-centre">{t("reference", { reference })}</p>
			<LinkButton kind="primary" href={paths.payResult(orderNo)}>
				{t("paid")}
			</LinkButton>
			<Button kind="quiet" onClick={onBack}>
				{t("other")}
			</Button>
		</section>
	);
}
