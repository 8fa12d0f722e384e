"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { Fault } from "@/components/sales/checkout/missed";
import { Labelled } from "@/components/sales/refund/confirm-styles";
import { Button } from "@/components/ui/button";
import { refundPicturesMax } from "@/gateway/contract/sales/refund-terms";
import { objectionLengthMax } from "@/gateway/contract/sales/return-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { useRefundStep } from "./use-refund-step";

/** Why a refusal is wrong, in words and pictures. */
export function ObjectForm({ refundNo }: { refundNo: string }) {
	const t = useTranslations("refund.dispute");
	const words = useTranslations("refund.confirm");
	const { take, isSending, fault } = useRefundStep();
	const [objection, setObjection] = useState("");
	const [images, setImages] = useState<string[]>([]);
	const pictures = usePictures({
		model: "refund",
		countMax: refundPicturesMax,
		kept: images,
		onChange: setImages,
	});
	const waits = pictures.isSending || pictures.hasFailed;
	return (
		<form
			{...sentByScript}
			className="stack gap-x3"
			onSubmit={(event) => {
				event.preventDefault();
				if (waits) return;
				void take(
					(api) =>
						api.post("/api/front/order/refund/object/{refundNo}", {
							params: { refundNo },
							body: { objection, images },
						}),
					t("done"),
				);
			}}
		>
			<Labelled className="stack gap-x1">
				<span className="strong">{t("why")}</span>
				<textarea
					className="full"
					required
					maxLength={objectionLengthMax}
					value={objection}
					onChange={({ target }) => setObjection(target.value)}
				/>
			</Labelled>
			<PicturesField
				{...pictures}
				label={words("pictures")}
				countMax={refundPicturesMax}
			/>
			{fault && <Fault role="alert">{fault}</Fault>}
			<Button
				type="submit"
				kind="primary"
				aria-disabled={isSending || waits || undefined}
			>
				{t("do")}
			</Button>
		</form>
	);
}
