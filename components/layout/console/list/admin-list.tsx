"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { AskFirst } from "./ask-first";
import { useCommand } from "./use-command";

interface Kept {
	id: number;
	title: string;
	detail?: string;
	/** Shown beside it. */
	picture?: string;
	/** Below it, such as what it holds. */
	children?: ReactNode;
}

interface AdminListProps {
	items: readonly Kept[];
	label: string;
	editPath: (id: number) => string;
	onRemove: (id: number) => Promise<unknown>;
	/** With all ids in their new order. */
	onArrange: (ids: number[]) => Promise<unknown>;
}

/** Things that stand in an order: moved by steps, so that it works by key and by finger alike. */
export function AdminList(props: AdminListProps) {
	const { items, label, editPath, onRemove, onArrange } = props;
	const t = useTranslations("console.form");
	const { run, isRunning } = useCommand();

	function move(at: number, by: -1 | 1) {
		const ids = items.map(({ id }) => id);
		const [moved] = ids.splice(at, 1);
		if (moved === undefined) return;
		ids.splice(at + by, 0, moved);
		void run(() => onArrange(ids));
	}
	return (
		<AdminListStyles aria-label={label} aria-busy={isRunning}>
			{items.map(({ id, title, detail, picture, children }, at) => (
				<li key={id}>
					<div className="kept">
						{picture && (
							// biome-ignore lint/performance/noImgElement: a small copy of a picture that exists in one size.
							<img
								className="rigid"
								src={picture}
								alt=""
								width={120}
								height={40}
							/>
						)}
						<div className="what">
							<b>{title}</b>
							{detail && <span className="soft">{detail}</span>}
						</div>
						<div className="ways">
							<button
								type="button"
								className="step"
								aria-label={t("up", { name: title })}
								aria-disabled={at === 0}
								onClick={() => at > 0 && move(at, -1)}
							>
								<Icon name="arrow-up" size={18} />
							</button>
							<button
								type="button"
								className="step down"
								aria-label={t("down", { name: title })}
								aria-disabled={at === items.length - 1}
								onClick={() => at < items.length - 1 && move(at, 1)}
							>
								<Icon name="arrow-up" size={18} />
							</button>
							<LinkButton kind="quiet" href={editPath(id)}>
								{t("edit")}
								<span className="visually-hidden"> {title}</span>
							</LinkButton>
							<AskFirst
								label={t("remove")}
								about={title}
								title={t("removeTitle")}
								detail={t("removeDetail", { name: title })}
								onConfirm={() => onRemove(id)}
							/>
						</div>
					</div>
					{children}
				</li>
			))}
		</AdminListStyles>
	);
}

/** A list of cards that are kept in an order. */
export const AdminListStyles = styled.ol`
	${kit.stack("x2")};

	.kept {
		${kit.rowWrap("x3", "x4")};
		padding: ${theme.space.x3} ${theme.space.x4};
		${kit.outlined};
	}
	.kept img {
		border-radius: ${theme.radius.small};
		object-fit: cover;
	}
	.what {
		display: grid;
		flex: 1;
		min-width: 0;
		overflow-wrap: anywhere;
	}
	.ways {
		${kit.row("x1")};
	}
	.ways .button {
		padding-inline: ${theme.space.x4};
		font-size: ${theme.type.body};
	}
	.step {
		${kit.icon};
		border-radius: ${theme.radius.control};
	}
	.step[aria-disabled="true"] {
		color: ${theme.colour.inkSoft};
		opacity: 0.35;
		cursor: default;
	}
	.down svg {
		rotate: 180deg;
	}
	ol {
		margin-block: ${theme.space.x2} ${theme.space.x3};
		padding-inline-start: ${theme.space.x6};
	}
	${screen.phone} {
		.ways {
			flex-basis: 100%;
			justify-content: flex-end;
		}
	}
`;
