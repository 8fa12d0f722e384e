"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ImageModel } from "@/gateway/contract/identity/user";
import { imageTypes } from "@/gateway/contract/platform/picture-terms";
import { sendImage } from "@/lib/api/upload";
import { shrinkPicture } from "./shrink-picture";
import { useUploadFault } from "./use-upload-fault";

export interface Picture {
	id: string;
	/** Where the browser shows it from; undefined until the file has turned out to be a picture. */
	source?: string;
	/** What the gateway calls it; undefined until it has been sent. */
	path?: string;
	/** While it is on its way. */
	percent?: number;
	/** Why it could not be sent, in words. */
	fault?: string;
	file?: File;
}

interface Wanted {
	model: ImageModel;
	countMax: number;
	/** Paths of what was sent before the page was left. */
	kept: string[];
	/** With the paths of all that has been sent, in the order in which they are shown. */
	onChange: (paths: string[]) => void;
}

const accepted: readonly string[] = imageTypes;

/** Pictures that are sent as soon as they are chosen; one that failed stays, and can be sent again. */
export function usePictures({ model, countMax, kept, onChange }: Wanted) {
	const t = useTranslations("upload.fault");
	const locale = useLocale();
	const wordsOf = useUploadFault();
	const [pictures, setPictures] = useState(() => kept.map(sentBefore));
	/** Answers arrive late: they change what is there by then. */
	const current = useRef(pictures);
	const [refused, setRefused] = useState("");

	useEffect(() => () => current.current.forEach(release), []);

	function change(turn: (known: Picture[]) => Picture[]) {
		current.current = turn(current.current);
		setPictures(current.current);
	}
	function update(id: string, part: Partial<Picture>) {
		change((known) =>
			known.map((one) => (one.id === id ? { ...one, ...part } : one)),
		);
	}
	const tell = () =>
		onChange(current.current.flatMap(({ path }) => path ?? []));

	async function send({ id, file, source }: Picture) {
		if (!file) return;
		update(id, { percent: 0, fault: undefined });
		try {
			const image = await shrinkPicture(file);
			if (!current.current.some((one) => one.id === id)) return;
			if (!source) update(id, { source: URL.createObjectURL(image) });
			const onProgress = (percent: number) => update(id, { percent });
			const { path } = await sendImage(locale, { image, model, onProgress });
			update(id, { path, percent: undefined });
			tell();
		} catch (error) {
			update(id, { percent: undefined, fault: wordsOf(error) });
		}
	}

	function add(files: File[]) {
		const fitting = files.filter(({ type }) => accepted.includes(type));
		const room = countMax - current.current.length;
		const added = fitting.slice(0, room).map(chosenNow);
		if (fitting.length > room) setRefused(t("tooMany", { max: countMax }));
		else setRefused(fitting.length < files.length ? t("imageType") : "");
		change((known) => [...known, ...added]);
		for (const picture of added) void send(picture);
	}

	function remove(picture: Picture) {
		release(picture);
		setRefused("");
		change((known) => known.filter(({ id }) => id !== picture.id));
		tell();
	}

	return {
		pictures,
		/** Why something that was chosen is not there. */
		refused,
		isFull: pictures.length >= countMax,
		isSending: pictures.some(({ percent }) => percent !== undefined),
		hasFailed: pictures.some(({ fault }) => fault !== undefined),
		add,
		remove,
		retry: send,
	};
}

const sentBefore = (path: string): Picture => ({
	id: path,
	source: path,
	path,
});

const chosenNow = (file: File): Picture => ({
	id: crypto.randomUUID(),
	file,
});

function release({ file, source }: Picture): void {
	if (file && source) URL.revokeObjectURL(source);
}
