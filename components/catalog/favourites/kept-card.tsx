"use client";

import type { ComponentProps, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Link } from "@/lib/i18n/navigation";

interface KeptCardProps extends ComponentProps<"li"> {
	picture: string;
	name: string;
	/** None where it has a page no longer. */
	path?: string;
	isGone?: boolean;
	/** Before the picture. */
	choice?: ReactNode;
	removeLabel: string;
	onRemove: (isByKey: boolean) => void;
}

/** One thing that an account keeps, with the way to keep it no longer. */
export function KeptCard(props: KeptCardProps) {
	const { picture, name, path, isGone, choice, ...rest } = props;
	const { removeLabel, onRemove, children, ...marks } = rest;
	return (
		<li
			{...marks}
			className={`favourite-card row gap-x3 as-card${isGone ? " gone" : ""}`}
		>
			{choice}
			<Picture
				className="rigid as-picture"
				source={picture}
				alt=""
				width={88}
			/>
			<div className="stack gap-x1 grow">
				<h2 className="size-body anywhere">
					{path ? <Link href={path}>{name}</Link> : name}
				</h2>
				{children}
			</div>
			<button
				type="button"
				className="remove soft"
				aria-label={removeLabel}
				onClick={({ detail }) => onRemove(detail === 0)}
			>
				<Icon name="trash-2" size={20} />
			</button>
		</li>
	);
}
