import type { Image, ListItem, Nodes, Parents, TableRow } from "mdast";
import { Fragment, type ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { readIntroduction } from "@/gateway/contract/catalog/introduction";

/** Pictures of goods are squares, those of texts say their size in their names: the place is kept until they come. */
const sized = /-(\d{1,4})x(\d{1,4})\.webp$/;
const squareSide = 800;

/** An address of this shop. */
const own = /^\/[^/\\]/;

/** Tells of a goods what its seller wrote in Markdown. Made of elements, never of a text that would be read as HTML. */
export function Introduction({ text }: { text: string }) {
	return (
		<div className="introduction size-reading">
			{show(readIntroduction(text))}
		</div>
	);
}

function show(node: Nodes): ReactNode {
	switch (node.type) {
		case "text":
			return node.value;
		case "break":
			return "\n";
		case "strong":
			return <strong>{parts(node)}</strong>;
		case "emphasis":
			return <em>{parts(node)}</em>;
		case "heading":
			return node.depth === 1 ? <h3>{parts(node)}</h3> : <h4>{parts(node)}</h4>;
		case "paragraph":
			return <p>{parts(node)}</p>;
		case "list":
			return node.ordered ? (
				<ol start={node.start ?? 1}>{parts(node)}</ol>
			) : (
				<ul>{parts(node)}</ul>
			);
		case "listItem":
			return <li>{itemParts(node)}</li>;
		case "table":
			return <Table rows={node.children} />;
		case "image":
			return <TextPicture {...node} />;
		case "root":
			return parts(node);
		default:
			return null;
	}
}

function parts(node: Parents): ReactNode {
	return node.children.map((child, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes on its page.
		<Fragment key={at}>{show(child)}</Fragment>
	));
}

/** Lines that follow one another closely are no paragraphs. */
function itemParts({ children, spread }: ListItem): ReactNode {
	return children.map((child, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes on its page.
		<Fragment key={at}>
			{child.type === "paragraph" && !spread ? parts(child) : show(child)}
		</Fragment>
	));
}

function Table({ rows: [head, ...rows] }: { rows: TableRow[] }) {
	return (
		<table>
			{head && (
				<thead>
					<Row row={head} isHead />
				</thead>
			)}
			<tbody>
				{rows.map((row, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes on its page.
					<Row key={at} row={row} />
				))}
			</tbody>
		</table>
	);
}

function Row({ row, isHead }: { row: TableRow; isHead?: boolean }) {
	return (
		<tr>
			{row.children.map((cell, at) =>
				isHead ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes on its page.
					<th key={at} scope="col">
						{parts(cell)}
					</th>
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes on its page.
					<td key={at}>{parts(cell)}</td>
				),
			)}
		</tr>
	);
}

function TextPicture({ url, alt }: Image) {
	if (!own.test(url)) return alt;
	const [, width = squareSide, height = squareSide] = sized.exec(url) ?? [];
	return (
		<Picture
			source={url}
			alt={alt ?? ""}
			width={Number(width)}
			height={Number(height)}
			sizes="(min-width: 1024px) 600px, 90vw"
		/>
	);
}
