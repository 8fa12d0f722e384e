"use client";

import {
	type KeyboardEvent,
	type Ref,
	useEffect,
	useRef,
	useState,
} from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import {
	dismissNotice,
	type Notice,
	type NoticeAction,
} from "@/lib/page-state/notice";
import { screen, theme } from "@/lib/theme/theme";

const shownMs = 6_000;
/** What is longer takes longer to read. */
const shownMsPerSign = 40;

/** A short word at the foot of the page. It goes by itself, and not while a shopper is at it. */
export function NoticeBar({ notice }: { notice: Notice }) {
	const { words, isFault, action } = notice;
	const [isHeld, setHeld] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another notice gets its own time.
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(
			dismissNotice,
			shownMs + words.length * shownMsPerSign,
		);
		return () => clearTimeout(timer);
	}, [notice, isHeld]);
	const button = useRef<HTMLElement>(null);
	useEffect(() => {
		if (notice.action?.takesFocus) button.current?.focus();
	}, [notice]);
	return (
		<Bar
			className="row gap-x2 head-reading anywhere"
			data-notice=""
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<Icon name={isFault ? "circle-alert" : "circle-check"} size={20} />
			<span>{words}</span>
			{action && <Action ref={button} action={action} />}
		</Bar>
	);
}

function Action(props: { action: NoticeAction; ref: Ref<HTMLElement> }) {
	const { label, href, run, leave } = props.action;
	const common = {
		className: "centre rigid bold",
		onKeyDown: ({ key }: KeyboardEvent) => {
			if (key !== "Escape") return;
			dismissNotice();
			leave?.();
		},
		onClick: () => {
			dismissNotice();
			run?.();
		},
	};
	return href === undefined ? (
		<button {...common} ref={props.ref as Ref<HTMLButtonElement>} type="button">
			{label}
		</button>
	) : (
		<Link {...common} ref={props.ref as Ref<HTMLAnchorElement>} href={href}>
			{label}
		</Link>
	);
}

const Bar = styled.p`
	position: fixed;
	/* Above what a kept page goes on saying. */
	z-index: calc(${theme.layer.toast} + 1);
	inset: auto 0 ${theme.space.x8};
	width: fit-content;
	max-width: calc(100vw - 32px);
	margin-inline: auto;
	padding: ${theme.space.x3} ${theme.space.x5};
	border-radius: ${theme.radius.control};
	background: ${theme.colour.ink};
	color: ${theme.colour.paper};
	box-shadow: ${theme.shadow.float};

	:is(a, button) {
		min-width: 44px;
		min-height: 44px;
		margin: calc(-1 * ${theme.space.x2}) calc(-1 * ${theme.space.x3}) calc(-1 * ${theme.space.x2}) ${theme.space.x2};
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.control};
		text-decoration: underline;
		text-underline-offset: 4px;
	}
	:is(a, button):focus-visible {
		outline-color: ${theme.colour.paper};
		outline-offset: -4px;
	}
	${screen.phone} {
		bottom: calc(${theme.height.bar} + ${theme.space.x4} + env(safe-area-inset-bottom));
	}
`;
