"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { refundPicturesMax } from "@/gateway/contract/sales/refund-terms";
import type { RefundDraft } from "./draft";
import { standsFor } from "./use-refund-form";

/** Sent as soon as they are chosen; nothing is applied for while one is on its way, or waits for another try. */
export function RefundPictures() {
	const t = useTranslations("refund.confirm");
	const { field, formState } = useController<RefundDraft, "images">({
		name: "images",
		rules: { validate: () => !waits },
	});
	const pictures = usePictures({
		model: "refund",
		countMax: refundPicturesMax,
		kept: field.value,
		onChange: field.onChange,
	});
	const waits = pictures.isSending || pictures.hasFailed;
	return (
		<div ref={standsFor(field.ref)}>
			<PicturesField
				{...pictures}
				label={t("pictures")}
				countMax={refundPicturesMax}
			/>
			<p role="status" className="soft">
				{formState.isSubmitted && waits && t("picturesWait")}
			</p>
		</div>
	);
}
