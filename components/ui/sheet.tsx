"use client";

import { Dialog } from "@base-ui/react/dialog";
import type { CSSProperties, ReactNode, RefObject } from "react";
import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { Icon } from "./icon";
import { kit } from "./kit-css";
import {
	besidePictureCss,
	footSheetCss,
	sheetCss,
	sheetHeadCss,
} from "./sheet-css";

interface SheetProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	title: string;
	closeLabel: string;
	/** Where focus returns to; by default where it came from. */
	returnTo?: RefObject<HTMLElement | null>;
	/** On a desktop it hangs below this, as wide as the page, instead of standing in the middle. */
	hangsBelow?: HTMLElement | null;
	/** It hangs from the left edge of this and is no wider than a menu. */
	isNarrow?: boolean;
	/** Room for two things beside each other on a desktop. */
	isWide?: boolean;
	/** Beside the content where there is space; a decoration, 720 by 960. */
	picture?: string;
	children: ReactNode;
}

/** A dialog in the middle of a desktop, a sheet from the bottom of a phone. Load it lazily: it brings Base UI along. */
export function Sheet(props: SheetProps) {
	const { isOpen, onOpenChange, title, closeLabel, returnTo, children } = props;
	const above = props.hangsBelow?.getBoundingClientRect();
	return (
		<Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
			<Dialog.Portal>
				<Veil />
				<Panel
					className="flow"
					finalFocus={returnTo}
					data-hangs={above && (props.isNarrow ? "narrow" : "wide")}
					data-picture={props.picture && ""}
					data-is-wide={props.isWide || undefined}
					style={
						{
							"--top": `${above?.bottom}px`,
							"--left": `${above?.left}px`,
						} as CSSProperties
					}
				>
					{props.picture && (
						// biome-ignore lint/performance/noImgElement: one small picture that exists in one size.
						<img src={props.picture} alt="" width={300} height={400} />
					)}
					<header className="row apart gap-x3 rigid rule-below">
						<Dialog.Title className="title">{title}</Dialog.Title>
						<Dialog.Close className="close rigid" aria-label={closeLabel}>
							<Icon name="x" size={22} />
						</Dialog.Close>
					</header>
					<div className="content pad-x4">{children}</div>
				</Panel>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

const Veil = styled(Dialog.Backdrop)`
	position: fixed;
	z-index: ${theme.layer.dialog};
	inset: 0;
	background: ${theme.colour.scrim};
	transition: opacity ${theme.motion.calm};

	&:is([data-starting-style], [data-ending-style]) {
		opacity: 0;
	}
`;

const Panel = styled(Dialog.Popup)`
	${sheetCss}
	z-index: ${theme.layer.dialog};
	flex-direction: column;
	transition: opacity ${theme.motion.calm}, translate ${theme.motion.calm};

	&:is([data-starting-style], [data-ending-style]) {
		opacity: 0;
		translate: 0 12px;
	}
	${screen.tablet} {
		&[data-hangs] {
			inset: var(--top) 0 auto;
			width: min(${theme.width.page}, 100vw - 32px);
			max-height: calc(100dvh - var(--top) - 24px);
			margin: ${theme.space.x2} auto 0;
		}
		&[data-hangs="narrow"] {
			inset: var(--top) auto auto min(var(--left), 100vw - 452px);
			width: 420px;
		}
		&[data-is-wide] {
			width: min(880px, 100vw - 32px);
		}
		&[data-picture] {
			display: grid;
			grid-template: auto minmax(300px, 1fr) / minmax(0, 2fr) minmax(400px, 3fr);
			width: min(920px, 100vw - 32px);
			overflow: hidden;
		}
		&[data-picture] {
			${besidePictureCss}
		}
	}
	header {
		${sheetHeadCss}
	}
	.title {
		${kit.heading("reading")};
	}
	.content {
		overflow: auto;
		overscroll-behavior: contain;
	}
	${screen.phone} {
		${footSheetCss}

		> img {
			display: none;
		}
		&:is([data-starting-style], [data-ending-style]) {
			opacity: 1;
			translate: 0 100%;
		}
	}
`;
