"use client";

import { type ReactNode, Suspense } from "react";
import styled from "styled-components";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { kit } from "@/components/ui/kit-css";

interface ConsolePageProps {
	title: string;
	/** One sentence, where the title leaves a question. */
	detail?: string;
	/** Buttons at the end of the title's row. */
	actions?: ReactNode;
	/** Of what stands there until the script has run, in pixels. */
	height?: number;
	children: ReactNode;
}

/** One page of the console, the same for everybody: what is whose arrives in the browser. */
export function ConsolePage(props: ConsolePageProps) {
	const { title, detail, actions, height = 72, children } = props;
	return (
		<Frame>
			<ConsoleHead>
				<div>
					<h1 className="head-heading">{title}</h1>
					{detail && <p className="soft">{detail}</p>}
				</div>
				{actions && <div className="flow wraps gap-x2">{actions}</div>}
			</ConsoleHead>
			<Suspense fallback={<ListSkeleton height={height} />}>
				{children}
			</Suspense>
		</Frame>
	);
}

const Frame = styled.div`
	${kit.grid(1, "x5")};
	max-width: 1280px;

	/* What is wider than a phone scrolls within itself. */
	:where(div, section, article, form) {
		min-width: 0;
	}
`;

/** What it is about at one end, what can be done with it at the other. */
export const ConsoleHead = styled.div`
	${kit.spreadWrap("x3", "x6")};

	h2 {
		${kit.heading("title")};
	}
`;
