"use client";

import { useTranslations } from "next-intl";
import { ApiError, fieldFaultsOf } from "@/lib/api/api-error";

// messages: upload.fault.*

/** Why a picture could not be sent, in words; what is no answer of the gateway's was no picture. */
export function useUploadFault(): (error: unknown) => string {
	const t = useTranslations("upload.fault");
	return (error) => {
		if (!(error instanceof ApiError)) return t("imageBroken");
		const key = fieldFaultsOf(error).image as "imageBroken" | undefined;
		if (key && t.has(key)) return t(key);
		return error.message || t("failed");
	};
}
