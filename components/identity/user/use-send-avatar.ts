"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { sendImage } from "@/lib/api/upload";
import { notify } from "@/lib/page-state/notice";
import { type Area, cropPicture } from "./crop-picture";
import { useEditUser } from "./use-edit-user";
import { useFaultWords } from "./use-fault-words";

/** Cuts, sends and puts to use, and says how far it is; after a failure the same can be sent again. */
export function useSendAvatar(onDone: () => void) {
	const t = useTranslations("user.avatar");
	const locale = useLocale();
	const wordsOf = useFaultWords();
	const edit = useEditUser();
	const [percent, setPercent] = useState<number>();
	const [fault, setFault] = useState<string>();

	function describe(error: unknown): string {
		if (!(error instanceof ApiError)) return wordsOf("imageBroken") ?? "";
		const { fields } = (error.data ?? {}) as { fields?: { image?: string } };
		return wordsOf(fields?.image) || error.message || t("failed");
	}

	async function send(file: File, area: Area) {
		setFault(undefined);
		setPercent(0);
		try {
			const image = await cropPicture(file, area);
			const { path } = await sendImage(locale, {
				image,
				model: "avatar",
				onProgress: setPercent,
			});
			await edit({ avatar: path });
			notify(t("saved"));
			onDone();
		} catch (error) {
			setFault(describe(error));
		} finally {
			setPercent(undefined);
		}
	}

	return { send, percent, fault };
}
