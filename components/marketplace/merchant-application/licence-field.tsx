"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { useController } from "react-hook-form";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { FieldFault } from "@/components/ui/form/field-fault";
import { useFault, useFieldId } from "@/components/ui/form/form-words";
import { qualificationPicturesMax } from "@/gateway/contract/marketplace/merchant-application-terms";

interface LicenceFieldProps {
	/** Whether pictures are still on their way, or wait for another try. */
	waits: RefObject<boolean>;
}

/** One to five pictures, sent as soon as they are chosen. */
export function LicenceField({ waits }: LicenceFieldProps) {
	const t = useTranslations("application.form");
	const { field } = useController<{ images: string[] }, "images">({
		name: "images",
	});
	const id = useFieldId("images");
	const fault = useFault("images");
	const pictures = usePictures({
		model: "merchant",
		countMax: qualificationPicturesMax,
		kept: field.value,
		onChange: field.onChange,
	});
	waits.current = pictures.isSending || pictures.hasFailed;
	return (
		<div
			className="licences"
			id={id}
			ref={(part) =>
				field.ref(
					part && { focus: () => part.querySelector("button")?.focus() },
				)
			}
		>
			<PicturesField
				{...pictures}
				label={t("pictures")}
				countMax={qualificationPicturesMax}
			/>
			<p className="soft">{t("picturesHint")}</p>
			<FieldFault id={`${id}-fault`} words={fault} keepsLine />
		</div>
	);
}
