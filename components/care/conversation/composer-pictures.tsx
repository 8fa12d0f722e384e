"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { Icon } from "@/components/ui/icon";
import { messagePicturesMax } from "@/gateway/contract/care/conversation-terms";
import type { Outbox } from "./use-outbox";

interface ComposerPicturesProps {
	outbox: Outbox;
	/** Whether one is on its way, or waits for another try. */
	onWaits: (waits: boolean) => void;
}

/** A button, and once it is pressed the pictures of the next message. Each sending gives it a `key` of its own. */
export function ComposerPictures(props: ComposerPicturesProps) {
	const t = useTranslations("conversation");
	const [isOpen, setOpen] = useState(false);
	if (isOpen || props.outbox.images.length > 0) return <Chosen {...props} />;
	return (
		<button
			type="button"
			className="beside"
			aria-label={t("attach")}
			onClick={() => setOpen(true)}
		>
			<Icon name="image-plus" size={22} />
		</button>
	);
}

/** Sent as soon as they are chosen. */
function Chosen({ outbox, onWaits }: ComposerPicturesProps) {
	const t = useTranslations("conversation");
	const pictures = usePictures({
		model: "message",
		countMax: messagePicturesMax,
		kept: outbox.images,
		onChange: outbox.attach,
	});
	const waits = pictures.isSending || pictures.hasFailed;
	useEffect(() => {
		onWaits(waits);
		return () => onWaits(false);
	}, [waits, onWaits]);
	return (
		<div className="full">
			<PicturesField
				{...pictures}
				label={t("pictures")}
				countMax={messagePicturesMax}
			/>
		</div>
	);
}
