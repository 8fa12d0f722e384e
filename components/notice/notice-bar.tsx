"use client";

import { useEffect } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { dismissNotice } from "@/lib/notice";
import { screen, theme } from "@/lib/theme/theme";

const shownMs = 6_000;

interface NoticeBarProps {
	words: string;
}

/** A short word at the foot of the page. It goes by itself and asks for nothing. */
export function NoticeBar({ words }: NoticeBarProps) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: other words get their own time.
	useEffect(() => {
		const timer = setTimeout(dismissNotice, shownMs);
		return () => clearTimeout(timer);
	}, [words]);
	return (
		<Bar>
			<Icon name="circle-check" size={20} />
			{words}
		</Bar>
	);
}

const Bar = styled.p`
	position: fixed;
	z-index: ${theme.layer.toast};
	inset: auto 0 ${theme.space.x8};
	display: flex;
	align-items: center;
	gap: ${theme.space.x2};
	width: fit-content;
	max-width: calc(100vw - 32px);
	margin-inline: auto;
	padding: ${theme.space.x3} ${theme.space.x5};
	border-radius: ${theme.radius.control};
	background: ${theme.colour.ink};
	color: ${theme.colour.onAccent};
	font-size: ${theme.type.reading};
	box-shadow: ${theme.shadow.float};
	overflow-wrap: anywhere;

	svg {
		flex: none;
	}
	${screen.phone} {
		bottom: calc(${theme.height.bar} + ${theme.space.x4} + env(safe-area-inset-bottom));
	}
`;
