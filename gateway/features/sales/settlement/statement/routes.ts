import {
	exportStatement,
	getStatement,
	listStatementLines,
	listStatements,
} from "../../../../contract/sales/statement";
import { route } from "../../../../http/route";
import {
	exportLines,
	listOwnStatements,
	readLines,
	readStatement,
} from "./service";

export const statementRoutes = [
	route(listStatements, (ctx, { query }) => listOwnStatements(ctx, query)),
	route(getStatement, (ctx, { params }) => readStatement(ctx, params.id)),
	route(listStatementLines, readLines),
	route(exportStatement, exportLines),
];
