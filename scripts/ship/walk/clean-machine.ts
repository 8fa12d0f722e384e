import { execFileSync } from "node:child_process";
import {
	cpSync,
	mkdtempSync,
	realpathSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root as repository } from "../../house/list-files";

/** What the recipe asks for beside Node.js, and what a Debian is never without. */
const packages =
	"ca-certificates,curl,git,nginx-light,passwd,procps,systemd-sysv";
const release = "bookworm";
const authorities = "etc/ssl/certs/ca-certificates.crt";
const origin = "https://git.example/harbour-market";

export interface CleanMachine {
	/** Its root as it is seen from here. */
	folder: string;
	/** Runs a line as root there; throws where it ends with anything but 0. */
	run: (line: string) => void;
}

/**
 * A Debian that has nothing of ours: its packages, Node.js with npm where the recipe wants them, and a git that finds the
 * last commit here at the address of the recipe, by the version's tag. It was not booted yet.
 */
export function makeMachine(version: string): CleanMachine {
	const folder = mkdtempSync(join(tmpdir(), "harbour-machine-"));
	const at = (path: string) => join(folder, path);
	const machine = [`--include=${packages}`, release, folder];
	quietly("mmdebstrap", "--quiet", "--variant=minbase", ...machine);
	cpSync(process.execPath, at("usr/bin/node"));
	const npm = execFileSync("which", ["npm"], { encoding: "utf8" });
	cpSync(
		join(realpathSync(npm.trim()), "../.."),
		at("usr/lib/node_modules/npm"),
		{ recursive: true, dereference: true },
	);
	symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", at("usr/bin/npm"));
	for (const path of ["etc/resolv.conf", authorities])
		cpSync(join("/", path), at(path), { dereference: true });
	writeFileSync(at("etc/hosts"), "127.0.0.1 localhost shop.example\n");
	quietly("git", "clone", "--quiet", "--bare", repository, at("origin.git"));
	const git = ["--git-dir", at("origin.git")];
	quietly("git", ...git, "tag", "--force", `v${version}`, "HEAD");
	const run = (line: string) => {
		const inside = `mount --bind ${folder} ${folder} && mount -t proc proc ${folder}/proc && mount --rbind /dev ${folder}/dev && exec chroot ${folder} env --ignore-environment HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=/${authorities} sh -ec "$1"`;
		quietly("unshare", "--mount", "sh", "-ec", inside, "sh", line);
	};
	run(`git config --system url.file:///origin.git.insteadOf ${origin}`);
	run("git config --system safe.directory '*'");
	return { folder, run };
}

function quietly(program: string, ...args: string[]): void {
	execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
}
