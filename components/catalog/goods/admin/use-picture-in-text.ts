"use client";

import type { Editor } from "@tiptap/react";
import { useLocale } from "next-intl";
import { useState } from "react";
import { shrinkPicture } from "@/components/platform/upload/shrink-picture";
import { useUploadFault } from "@/components/platform/upload/use-upload-fault";
import { sendImage } from "@/lib/api/upload";
import { besideChosen } from "./beside-chosen";

/** Sends a picture and sets it where the text is being written; what cannot be sent leaves the text as it is. */
export function usePictureInText(editor: Editor) {
	const locale = useLocale();
	const wordsOf = useUploadFault();
	const [isSending, setSending] = useState(false);
	const [fault, setFault] = useState<string>();

	async function send(file: File): Promise<void> {
		setFault(undefined);
		setSending(true);
		try {
			const image = await shrinkPicture(file);
			const model = "introduction";
			const onProgress = () => {};
			const { path } = await sendImage(locale, { image, model, onProgress });
			if (editor.isDestroyed) return;
			besideChosen(editor).setImage({ src: path }).run();
		} catch (error) {
			setFault(wordsOf(error));
		} finally {
			setSending(false);
		}
	}
	return { send, isSending, fault };
}
