"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useRef } from "react";
import { PicturesStyles } from "@/components/platform/upload/pictures-styles";
import { Icon } from "@/components/ui/icon";
import { imageTypes } from "@/gateway/contract/platform/picture-terms";
import { PictureTile } from "./picture-tile";
import type { usePictures } from "./use-pictures";

interface PicturesFieldProps extends ReturnType<typeof usePictures> {
	label: string;
	countMax: number;
}

/** Pictures with preview, progress, another try and a way out. */
export function PicturesField(props: PicturesFieldProps) {
	const { label, countMax, pictures, refused, isFull, add } = props;
	const t = useTranslations("upload");
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const opener = useRef<HTMLButtonElement>(null);

	function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const files = [...(currentTarget.files ?? [])];
		// Choosing the same file again is a choice too.
		currentTarget.value = "";
		add(files);
	}
	return (
		<PicturesStyles aria-describedby={`${id}-rule`}>
			<legend className="strong">{label}</legend>
			<ul className="flow wraps gap-x3">
				{pictures.map((picture, at) => (
					<PictureTile
						key={picture.id}
						picture={picture}
						number={at + 1}
						onRetry={() => void props.retry(picture)}
						onRemove={() => {
							props.remove(picture);
							opener.current?.focus();
						}}
					/>
				))}
				<li>
					<input
						ref={input}
						type="file"
						hidden
						multiple
						accept={imageTypes.join()}
						aria-label={t("add")}
						onChange={choose}
					/>
					<button
						ref={opener}
						type="button"
						className="add stack gap-x1 head-small text-centre"
						aria-disabled={isFull || undefined}
						aria-describedby={`${id}-rule`}
						onClick={() => !isFull && input.current?.click()}
					>
						<Icon name="image-plus" size={24} />
						{t("add")}
					</button>
				</li>
			</ul>
			<p id={`${id}-rule`} className="rule note">
				{t("rule", { count: pictures.length, max: countMax })}
			</p>
			<p role="alert" className="refused note bad">
				{refused}
			</p>
		</PicturesStyles>
	);
}
