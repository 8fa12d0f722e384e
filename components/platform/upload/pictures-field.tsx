"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useRef } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { imageTypes } from "@/gateway/contract/platform/picture-terms";
import { theme } from "@/lib/theme/theme";
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
		<Pictures aria-describedby={`${id}-rule`}>
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
		</Pictures>
	);
}

const side = "88px";

const Pictures = styled.fieldset.attrs({ className: "pictures" })`
	&.pictures legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
	}
	&.pictures li {
		position: relative;
		width: ${side};
	}
	&.pictures img,
	&.pictures .blank,
	&.pictures .add {
		width: ${side};
		height: ${side};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	&.pictures .add {
		align-content: center;
		justify-items: center;
		border: 1px dashed ${theme.colour.inkSoft};
		${kit.hover({ borderColor: "accent", color: "accentDeep" }, ":not([aria-disabled])")};
	}
	&.pictures .add[aria-disabled] {
		border-color: ${theme.colour.hairline};
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
		cursor: not-allowed;
	}
	&.pictures .remove {
		position: absolute;
		inset-block-start: -10px;
		inset-inline-end: -10px;
		${kit.square(32)};
		${kit.pill};
		background: ${theme.colour.card};
	}
	/* Wide enough for a thumb. */
	&.pictures .remove::after {
		content: "";
		position: absolute;
		inset: -6px;
	}
	&.pictures .progress {
		position: absolute;
		inset: calc(${side} - ${theme.space.x2} - 6px) ${theme.space.x2} auto;
		overflow: hidden;
		height: 6px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
	}
	&.pictures .progress > span {
		height: 100%;
		background: ${theme.colour.accent};
		transition: width ${theme.motion.quick};
	}
	&.pictures [data-fault] :is(img, .blank) {
		outline: 2px solid ${theme.colour.accent};
		opacity: 0.5;
	}
	&.pictures .failed {
		margin-top: ${theme.space.x1};
		color: ${theme.colour.accentDeep};
	}
	&.pictures .failed button {
		text-align: start;
		text-decoration: underline;
	}
	&.pictures .rule,
	&.pictures .refused {
		margin-top: ${theme.space.x2};
	}
	&.pictures .refused:empty {
		display: none;
	}
`;
