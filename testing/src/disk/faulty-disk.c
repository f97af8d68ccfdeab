/*
 * Preloaded with LD_PRELOAD, this stands between a program and its disk, for everything below the folder
 * DISK_ROOT:
 *
 * - DISK_FAULT names a file. While it exists, its first letter says what fails: `w` writes (EIO), `r` writes
 *   and opening for writing (EROFS), `s` syncs (EIO), `n` syncs for lack of space (ENOSPC), `o` one sync of a
 *   database's log (EIO), `f` syncs of a database's file (EIO). With `h`, syncs wait until the file is gone.
 * - DISK_SHADOW names a folder that holds what a power cut would leave: each file as of its last sync.
 * - With DISK_FORGETS, a failed sync makes the system forget a SQLite log's bytes, as on Linux: later syncs
 *   put the log into DISK_SHADOW without them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* The part of a path behind the root, with its slash; NULL if the path is elsewhere. */
static const char *below(const char *path) {
  const char *root = getenv("DISK_ROOT");
  if (root == NULL || path == NULL) return NULL;
  size_t length = strlen(root);
  return strncmp(path, root, length) == 0 && path[length] == '/' ? path + length : NULL;
}

static const char *path_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  return path;
}

/* Paths may be relative, because PostgreSQL works in its data folder. */
static const char *absolute(const char *path, char *whole) {
  if (path == NULL || path[0] == '/') return path;
  if (getcwd(whole, PATH_MAX) == NULL) return NULL;
  size_t length = strlen(whole);
  snprintf(whole + length, PATH_MAX - length, "/%s", path);
  return whole;
}

static char fault(void) {
  const char *file = getenv("DISK_FAULT");
  if (file == NULL) return 0;
  char letter = 0;
  int fd = syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  if (syscall(SYS_read, fd, &letter, 1) != 1) letter = 0;
  syscall(SYS_close, fd);
  return letter;
}

static int refuses_write(int fd) {
  char letter = fault();
  if (letter != 'w' && letter != 'r') return 0;
  char path[PATH_MAX];
  if (below(path_of(fd, path)) == NULL) return 0;
  errno = letter == 'r' ? EROFS : EIO;
  return 1;
}

struct unkept {
  struct unkept *next;
  off_t at;
  size_t size;
  char path[];
};
static struct unkept *all_unkept;
static pthread_mutex_t unkept_lock = PTHREAD_MUTEX_INITIALIZER;

static int ends_with(const char *path, const char *end) {
  size_t length = strlen(path), size = strlen(end);
  return length >= size && strcmp(path + length - size, end) == 0;
}

static int is_forgetful(const char *path) {
  return getenv("DISK_FORGETS") != NULL && below(path) != NULL && ends_with(path, "-wal");
}

static ssize_t note_written(int fd, ssize_t size, off_t at) {
  char path[PATH_MAX];
  if (size <= 0 || getenv("DISK_FORGETS") == NULL || !is_forgetful(path_of(fd, path))) return size;
  struct unkept *one = malloc(sizeof *one + strlen(path) + 1);
  one->at = at;
  one->size = size;
  strcpy(one->path, path);
  pthread_mutex_lock(&unkept_lock);
  one->next = all_unkept;
  all_unkept = one;
  pthread_mutex_unlock(&unkept_lock);
  return size;
}

/* Writes a log's unsynced bytes to a copy of the log. A negative `copy` forgets them. */
static void settle_unkept(const char *path, int from, int copy) {
  static char block[1 << 16];
  pthread_mutex_lock(&unkept_lock);
  for (struct unkept **link = &all_unkept; *link != NULL;) {
    struct unkept *one = *link;
    if (strcmp(one->path, path) != 0) {
      link = &one->next;
      continue;
    }
    for (size_t done = 0; copy >= 0 && done < one->size;) {
      size_t rest = one->size - done;
      ssize_t size = syscall(SYS_pread64, from, block, rest < sizeof block ? rest : sizeof block, one->at + done);
      /* The log has become shorter meanwhile. */
      if (size <= 0) break;
      if (syscall(SYS_pwrite64, copy, block, size, one->at + done) != size) abort();
      done += size;
    }
    *link = one->next;
    free(one);
  }
  pthread_mutex_unlock(&unkept_lock);
}

static int refuses_sync(int fd) {
  char letter = fault();
  if (letter == 0 || strchr("hsonf", letter) == NULL) return 0;
  char path[PATH_MAX];
  if (below(path_of(fd, path)) == NULL) return 0;
  if (letter == 'o' && !ends_with(path, "-wal")) return 0;
  if (letter == 'f' && !ends_with(path, ".db")) return 0;
  while (letter == 'h') {
    usleep(1000);
    letter = fault();
  }
  if (letter == 0) return 0;
  if (letter == 'o') syscall(SYS_unlinkat, AT_FDCWD, getenv("DISK_FAULT"), 0);
  if (is_forgetful(path)) settle_unkept(path, fd, -1);
  errno = letter == 'n' ? ENOSPC : EIO;
  return 1;
}

static int refuses_open(const char *path, int flags) {
  char whole[PATH_MAX];
  if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) == 0 || fault() != 'r') return 0;
  if (below(absolute(path, whole)) == NULL) return 0;
  errno = EROFS;
  return 1;
}

static int shadow_path(const char *path, char *copy) {
  const char *shadow = getenv("DISK_SHADOW");
  char whole[PATH_MAX];
  const char *rest = below(absolute(path, whole));
  if (shadow == NULL || rest == NULL) return 0;
  snprintf(copy, PATH_MAX, "%s%s", shadow, rest);
  return 1;
}

/* The lock and the rename keep an older or partial copy from replacing a newer one. */
static void keep(int fd) {
  char path[PATH_MAX], copy[PATH_MAX], made[PATH_MAX + 32], lock_name[PATH_MAX];
  struct stat status;
  if (path_of(fd, path) == NULL || !shadow_path(path, copy)) return;
  if (fstat(fd, &status) != 0 || !S_ISREG(status.st_mode)) return;
  snprintf(lock_name, sizeof lock_name, "%s.lock", getenv("DISK_SHADOW"));
  int lock = syscall(SYS_openat, AT_FDCWD, lock_name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0 || flock(lock, LOCK_EX) != 0) abort();
  if (is_forgetful(path)) {
    int log = syscall(SYS_openat, AT_FDCWD, copy, O_RDWR | O_CREAT | O_CLOEXEC, status.st_mode & 0777);
    if (log < 0) abort();
    settle_unkept(path, fd, log);
    if (syscall(SYS_ftruncate, log, status.st_size) != 0) abort();
    syscall(SYS_close, log);
    syscall(SYS_close, lock);
    return;
  }
  snprintf(made, sizeof made, "%s.%d.made", copy, getpid());
  int from = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
  int to = syscall(SYS_openat, AT_FDCWD, made, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, status.st_mode & 0777);
  /* A file deleted meanwhile is also missing after a power cut. */
  if (from >= 0 && to >= 0) {
    static char block[1 << 16];
    ssize_t size;
    while ((size = syscall(SYS_read, from, block, sizeof block)) > 0) {
      if (syscall(SYS_write, to, block, size) != size) abort();
    }
    if (syscall(SYS_renameat, AT_FDCWD, made, AT_FDCWD, copy) != 0) abort();
  }
  if (from >= 0) syscall(SYS_close, from);
  if (to >= 0) syscall(SYS_close, to);
  syscall(SYS_close, lock);
}

int fsync(int fd) {
  if (refuses_sync(fd)) return -1;
  int outcome = REAL(fsync)(fd);
  if (outcome == 0) keep(fd);
  return outcome;
}

int fdatasync(int fd) {
  if (refuses_sync(fd)) return -1;
  int outcome = REAL(fdatasync)(fd);
  if (outcome == 0) keep(fd);
  return outcome;
}

ssize_t write(int fd, const void *bytes, size_t size) {
  return refuses_write(fd) ? -1 : REAL(write)(fd, bytes, size);
}

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) {
  return refuses_write(fd) ? -1 : note_written(fd, REAL(pwrite)(fd, bytes, size, at), at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at) {
  return refuses_write(fd) ? -1 : note_written(fd, REAL(pwrite64)(fd, bytes, size, at), at);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
  return refuses_write(fd) ? -1 : REAL(pwritev)(fd, parts, count, at);
}

int ftruncate(int fd, off_t size) {
  return refuses_write(fd) ? -1 : REAL(ftruncate)(fd, size);
}

int ftruncate64(int fd, off64_t size) {
  return refuses_write(fd) ? -1 : REAL(ftruncate64)(fd, size);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return refuses_open(path, flags) ? -1 : REAL(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return refuses_open(path, flags) ? -1 : REAL(open64)(path, flags, mode);
}

int rename(const char *from, const char *to) {
  char old_copy[PATH_MAX], new_copy[PATH_MAX];
  int outcome = REAL(rename)(from, to);
  if (outcome == 0 && shadow_path(from, old_copy) && shadow_path(to, new_copy)) {
    syscall(SYS_renameat, AT_FDCWD, old_copy, AT_FDCWD, new_copy);
  }
  return outcome;
}

int link(const char *from, const char *to) {
  char old_copy[PATH_MAX], new_copy[PATH_MAX];
  int outcome = REAL(link)(from, to);
  if (outcome == 0 && shadow_path(from, old_copy) && shadow_path(to, new_copy)) {
    syscall(SYS_linkat, AT_FDCWD, old_copy, AT_FDCWD, new_copy, 0);
  }
  return outcome;
}

int unlink(const char *path) {
  char copy[PATH_MAX];
  int outcome = REAL(unlink)(path);
  if (outcome == 0 && shadow_path(path, copy)) syscall(SYS_unlinkat, AT_FDCWD, copy, 0);
  return outcome;
}

int mkdir(const char *path, mode_t mode) {
  char copy[PATH_MAX];
  int outcome = REAL(mkdir)(path, mode);
  if (outcome == 0 && shadow_path(path, copy)) syscall(SYS_mkdirat, AT_FDCWD, copy, mode);
  return outcome;
}
