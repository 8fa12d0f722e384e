"use client";

import { Check } from "lucide-react";
import styled from "styled-components";
import { useNotice } from "@/lib/notice";
import { screen, theme } from "@/lib/theme/theme";

/** Says for a moment what has been done, to eyes and to screen readers. */
export function Notice() {
	const notice = useNotice();
	return (
		<Frame role="status">
			{notice && (
				<p>
					<Check size={18} aria-hidden="true" />
					{notice}
				</p>
			)}
		</Frame>
	);
}

const Frame = styled.div`
	position: fixed;
	z-index: ${theme.layer.toast};
	inset: auto 0 ${theme.space.x8};
	display: grid;
	justify-items: center;
	padding-inline: ${theme.space.x4};
	pointer-events: none;

	p {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		padding: ${theme.space.x3} ${theme.space.x5};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.ink};
		box-shadow: ${theme.shadow.float};
		color: ${theme.colour.onAccent};
		font-weight: 600;
	}
	svg {
		flex: none;
	}
	${screen.phone} {
		bottom: calc(${theme.height.bar} + ${theme.space.x4} + env(safe-area-inset-bottom));
	}
`;
