"use client";

import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { FaultLine } from "@/components/ui/form/form-fault";
import type { ImageModel } from "@/gateway/contract/identity/user";
import { useAdminField } from "./use-admin-form";

interface PictureFieldProps {
	path: string;
	label: string;
	model: ImageModel;
	/** Whole-number proportions, such as "3 / 1", to which it is cut. */
	hint?: string;
}

/** One picture, sent as soon as it is chosen and cut to the shape of its use. */
export function PictureField({ path, label, model, hint }: PictureFieldProps) {
	const { value, change, fault } = useAdminField(path);
	const pictures = usePictures({
		model,
		countMax: 1,
		kept: typeof value === "string" && value !== "" ? [value] : [],
		onChange: ([first]) => change(first ?? ""),
	});
	return (
		<div>
			<PicturesField {...pictures} label={label} countMax={1} />
			{hint && <p className="note">{hint}</p>}
			{fault && <FaultLine>{fault}</FaultLine>}
		</div>
	);
}
