"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { drawQrCode } from "@/lib/format/qr-picture";
import { accountPaths } from "@/lib/routes/account-paths";

// messages: checkout.fps.*
// messages: checkout.scan.*

interface CodeToScanProps {
	/** A transfer, which an operator confirms, or a wallet, which tells by itself. */
	kind: "fps" | "scan";
	text: string;
	/** By which the money of a transfer is found. */
	reference?: string;
	orderNo: string;
	onBack: () => void;
	onLook: () => void;
}

/** While the code of a wallet is shown. */
const lookEveryMs = 3_000;

/** A code for an app. */
export function CodeToScan(props: CodeToScanProps) {
	const { kind, text, reference, orderNo, onBack } = props;
	const t = useTranslations("checkout");
	const look = useEffectEvent(() => props.onLook());
	useEffect(() => {
		if (kind !== "scan") return;
		const timer = setInterval(() => look(), lookEveryMs);
		return () => clearInterval(timer);
	}, [kind]);
	const picture = `data:image/svg+xml,${encodeURIComponent(drawQrCode(text))}`;
	return (
		<section className="part">
			<h2>{t(`${kind}.title`)}</h2>
			<p className="soft">{t(`${kind}.how`)}</p>
			{/* biome-ignore lint/performance/noImgElement: drawn on the device. */}
			<img
				className="qr-code"
				src={picture}
				alt={t(`${kind}.code`)}
				width={240}
				height={240}
			/>
			{reference && (
				<>
					<p className="text-centre">{t("fps.reference", { reference })}</p>
					<LinkButton kind="primary" href={accountPaths.payResult(orderNo)}>
						{t("fps.paid")}
					</LinkButton>
				</>
			)}
			<Button kind="quiet" onClick={onBack}>
				{t("fps.other")}
			</Button>
		</section>
	);
}
